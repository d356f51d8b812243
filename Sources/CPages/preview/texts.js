'use strict';

// The texts of screens, tabs and buttons.

/** The values of parameters that the user has typed, by name. */
const typedValues = new Map();

/** A plausible value of a parameter: the typed value, else its default, else one of its type. */
function sampleValue({ name, type, default: usual }) {
  if (typedValues.has(name)) return typedValues.get(name);
  if (usual !== undefined && usual !== null) return literalText(usual);
  switch ((type || 'String').replace(/\?$/, '')) {
    case 'Int': return '1';
    case 'Double': return '1.5';
    case 'Bool': return 'true';
    case 'URL': return 'https://example.com';
    case 'String': return spaced(name);
    default: {
      const words = spaced(type.replace(/\?$/, '').split('.').pop()).toLowerCase();
      return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
    }
  }
}

/** A text of the program, with sample values of parameters; `undefined` if there is no text. */
function shownText(text, params = []) {
  if (!text) return undefined;
  if (text.text !== undefined) return text.text;
  if (text.key !== undefined) {
    const shown = text.default === undefined ? text.key : text.default;
    const values = (text.values || []).map((value) => valueText(value, params));
    // Only texts with values contain format specifiers and doubled percent signs.
    if (values.length === 0) return shown;
    return shown.replace(/%(%|@|lld|d|llu|u|lf|f)/g, (_, format) => (format === '%' ? '%' : values.shift()));
  }
  return valueText(text, params);
}

function valueText(value, params) {
  return value.literal === undefined ? sampleValue(params.find(({ name }) => name === value.name) || { name: value.name }) : literalText(value.literal);
}

/** The text of a Swift literal: a string without quotes and escapes, other literals unchanged. */
function literalText(literal) {
  if (!/^".*"$/.test(literal)) return literal;
  return literal.slice(1, -1).replace(/\\(?:u\{([0-9a-fA-F]+)\}|(.))/g, (_, number, letter) => {
    if (number !== undefined) return String.fromCodePoint(parseInt(number, 16));
    return new Map([['n', '\n'], ['r', '\r'], ['t', '\t'], ['0', '\0']]).get(letter) || letter;
  });
}

/** A name of the spec as words: `openDepartment` is `Open department`. */
function spaced(name) {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/_/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/ [A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}

/** A path that can wrap after its slashes. */
function wrapping(path) {
  return path.split(/(?<=\/)/).flatMap((part) => [element('wbr'), part]).slice(1);
}

function titleOf(screen) {
  return shownText(screen.title, screen.params) || spaced(screen.name);
}

/** A new element with attributes and children; `on…` attributes are listeners. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false || value === null) continue;
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
  return made;
}
