/** Scenario files, as Node finds them. */
import { readFileSync } from 'node:fs'

const folder = new URL('../../../src/contract/scenario/shipped/', import.meta.url)

/** The content of one that ships, by the name of its file: `late-deposit`. Throws where there is none. */
export function readShipped(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`${name}.scenario.json`, folder), 'utf8'))
}

/** The same by name or, where it ends in `.json`, by path. */
export function readScenarioFile(nameOrFile: string): unknown {
  return nameOrFile.endsWith('.json')
    ? JSON.parse(readFileSync(nameOrFile, 'utf8'))
    : readShipped(nameOrFile)
}
