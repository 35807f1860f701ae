/** The commands that answer from their words alone, without the library. */
import { DEFAULT_COUNTRY, isKnownCountry } from '../countries/facts.js';
import { ENGINE_VERSION } from '../version.js';
import type { CommandLine } from './commandLine.js';
import type { CommandName } from './commands.js';
import { completionScript } from './completion.js';
import { helpText } from './help.js';
import { initialise } from './init.js';

export type TextCommand = 'help' | 'version' | 'completion' | 'init';

/** The commands that ask the library about one request. */
export type AskingCommand = Exclude<CommandName, TextCommand | 'analyse-many'>;

/** What each prints. Throws {@link Complaint}. */
export const TEXTS: Readonly<Record<TextCommand, (line: CommandLine) => string>> = {
  help: ({ words }) => helpText(words[0]),
  version: () => `${ENGINE_VERSION}\n`,
  completion: ({ words }) => completionScript(String(words[0])),
  init: ({ words, flags }) =>
    initialise(words[0], isKnownCountry(flags.country) ? flags.country : DEFAULT_COUNTRY),
};
