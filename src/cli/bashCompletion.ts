/** Completion for bash, from 3.2 on, which macOS has. */
import type { Command } from './command.js';
import { COMMANDS } from './commands.js';
import { FLAGS, type FlagName, flagForm, GENERAL_FLAGS } from './flags.js';
import { wordsFor } from './knownWords.js';
import { PROGRAM } from './program.js';
import { FUNCTION_NAME, shellQuoted } from './shellWords.js';

const GENERAL_WORDS = Object.keys(GENERAL_FLAGS).map(name => `--${name}`);

export function bashScript(): string {
  return `# Completion of ${PROGRAM} for bash.
${FUNCTION_NAME}() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} words=
  COMPREPLY=()
  # Bash takes --name=value apart at the sign.
  if [[ $current == = ]]; then current=; elif [[ $previous == = ]]; then previous=\${COMP_WORDS[COMP_CWORD-2]}; fi
  if ((COMP_CWORD == 1)); then
    words=${listed([...COMMANDS.map(({ name }) => name), ...GENERAL_WORDS])}
  else
    case $previous in
${flagCases().join('\n')}
      *)
        if [[ $current == -* ]]; then
          case \${COMP_WORDS[1]} in
${COMMANDS.map(({ name, flags }) => `            ${name}) words=${listed(flagWords(flags))} ;;`).join('\n')}
          esac
        else
          case \${COMP_WORDS[1]} in
${COMMANDS.flatMap(wordCases).join('\n')}
          esac
        fi
        ;;
    esac
  fi
  # Without words, bash completes names of files.
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F ${FUNCTION_NAME} ${PROGRAM}
`;
}

/** Behind an option that takes a value. */
function flagCases(): string[] {
  return (Object.keys(FLAGS) as FlagName[]).flatMap(name => {
    const { value, choices } = flagForm(name);
    return value === undefined
      ? []
      : [`      --${name}) ${choices === undefined ? 'return' : `words=${listed(choices)}`} ;;`];
  });
}

function flagWords(flags: readonly FlagName[]): readonly string[] {
  return [...flags.map(name => `--${name}`), ...GENERAL_WORDS];
}

function wordCases(command: Command): string[] {
  const words = command.arguments.flatMap(({ kind }) => wordsFor(kind));
  return words.length === 0 ? [] : [`            ${command.name}) words=${listed(words)} ;;`];
}

function listed(words: readonly string[]): string {
  return shellQuoted(words.join(' '));
}
