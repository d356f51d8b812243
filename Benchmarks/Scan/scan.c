// Reads a file with libyaml's scanner and parser and keeps nothing: what reading YAML costs at
// least. What flowgen costs is counted in this.
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

int main(int count, char **arguments) {
    FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
    if (file == NULL || fseek(file, 0, SEEK_END) != 0) return 1;
    long size = ftell(file);
    rewind(file);
    unsigned char *bytes = malloc(size > 0 ? size : 1);
    if (bytes == NULL || fread(bytes, 1, size, file) != (size_t)size) return 1;
    yaml_parser_t parser;
    if (!yaml_parser_initialize(&parser)) return 1;
    yaml_parser_set_input_string(&parser, bytes, size);
    for (int isEnd = 0; !isEnd;) {
        yaml_event_t event;
        if (!yaml_parser_parse(&parser, &event)) return 1;
        isEnd = event.type == YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    return 0;
}
