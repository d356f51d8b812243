'use strict';

// Replays the walks of the Swift machine with the page's, and returns the first difference.

function stateText(state) {
  return state.layers.map(({ origin, site, content }) => `${targetText(origin)}${siteText(site)} ${contentText(content)}`).join(' | ');
}

function targetText(target) { return target.flow || target.screen; }
function siteText(site) { return site === null ? '' : `#${site}`; }
function placeText(place) { return `${place.file}:${place.line}:${place.column}`; }
function faultText(fault) { return `${fault.rule} ${placeText(fault.place)}`; }

function contentText(content) {
  switch (content.kind) {
    case 'nav': return `${content.flow}[${content.slots.map(slotText).join(',')}]`;
    case 'tabs': return `${content.flow}(${content.selected}:${content.children.map(contentText).join(';')})`;
    case 'switch': return `${content.flow}{${content.child}:${contentText(content.content)}}`;
    case 'single': return `${content.flow === null ? '-' : content.flow}=${content.screen}`;
    default: return '-';
  }
}

function slotText({ screen, mark }) {
  return screen + (mark ? `<${mark.flow}${siteText(mark.site)}>` : '');
}

function moveWords(move) {
  return [move.kind, move.transition, move.count, move.flow, move.tab, move.link].filter((part) => part !== undefined).join(' ');
}

function observationText(observation) {
  switch (observation.kind) {
    case 'abandon': return `abandon ${targetText(observation.target)} ${observation.cause}`;
    case 'handled': return `handled${siteText(observation.site)} ${observation.result === null ? '-' : observation.result}`;
    case 'perform': return `perform ${observation.effect}`;
    default: return `fault ${faultText(observation.fault)}`;
  }
}

function outcomeText({ state, observations, fault, steps }) {
  const end = fault ? `fault ${faultText(fault)}` : stateText(state);
  return `${end} / ${observations.map(observationText).join(', ')} / ${steps.map(({ step }) => step).join(',')}`;
}

function fnv(text) {
  let hash = 2166136261;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 16777619) >>> 0;
  return hash;
}

/** Replays a walk. Returns the first difference, or undefined. */
function differenceIn(machine, walk) {
  let choices;
  const choose = (options) => {
    const [index, count] = choices.shift() || [];
    if (count !== options.length) throw new Error(`${options.length} options: ${JSON.stringify(options)}, not ${count}`);
    return index;
  };
  choices = [...walk.start.choices];
  let state = machine.initial(choose, machine.program.starts[walk.start.beginning]);
  if (stateText(state) !== walk.start.state) return `starts as\n  ${stateText(state)}, not as\n  ${walk.start.state}`;
  for (const [number, action] of walk.actions.entries()) {
    const moves = machine.moves(state);
    const where = `action ${number} in ${stateText(state)}`;
    for (const [index, width] of [undefined, 'compact', 'regular'].entries()) {
      const possible = machine.moves(state, width).map(moveWords);
      if (fnv(possible.join(',')) !== action.moves[index]) return `${where}: the moves in ${width || 'any'} width differ: ${possible.join(', ')}`;
    }
    choices = [...action.choices];
    const outcome = machine.apply(moves[action.index], state, choose);
    if (choices.length > 0 || outcomeText(outcome) !== action.outcome) {
      return `${where}: ${moveWords(moves[action.index])} gives\n  ${outcomeText(outcome)}, not\n  ${action.outcome}`;
    }
    state = outcome.state;
  }
  return differenceInTexts(machine, walk, state);
}

/** Replays a walk's text, which must end in a state. Returns the difference, or undefined. */
function differenceInTexts(machine, walk, state) {
  const lines = [walk.start, ...walk.actions].map(({ line }) => line);
  const { steps, error } = new WalkPlayer(machine).play(lines);
  if (error) return `the walk's text: ${error}\n  ${lines.join('\n  ')}`;
  const texts = steps.map(({ text }) => text);
  if (texts.join(';') !== lines.join(';')) return `the walk's text is\n  ${texts.join('\n  ')}, not\n  ${lines.join('\n  ')}`;
  const end = steps[steps.length - 1].state;
  return stateText(end) === stateText(state) ? undefined : `the walk's text ends in ${stateText(end)}, not in ${stateText(state)}`;
}

/** Replays all walks of all programs. Returns the first difference, or the count of actions. */
function verdict(programs) {
  let actions = 0;
  for (const { name, dump, walks } of programs) {
    const machine = new Machine(dump);
    for (const walk of walks) {
      let difference;
      try {
        difference = differenceIn(machine, walk);
      } catch (error) {
        difference = error.stack || String(error);
      }
      if (difference) return `${name}: ${difference}`;
      actions += walk.actions.length;
    }
  }
  return `${actions} actions agree`;
}
