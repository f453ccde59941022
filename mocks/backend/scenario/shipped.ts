/** Scenario files, as Node finds them. */
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../../src/contract/scenario/shipped/', import.meta.url)

/** The content of one that ships, by the name of its file: `late-deposit`. Throws where there is none, and names those that there are. */
export function readShipped(name: string): unknown {
  const names = readdirSync(folder).map((file) => file.replace('.scenario.json', ''))
  if (!names.includes(name)) {
    throw new RangeError(`No scenario ships as “${name}”, but ${names.toSorted().join(', ')}`)
  }
  return JSON.parse(readFileSync(new URL(`${name}.scenario.json`, folder), 'utf8'))
}

/** The same by name or, where it ends in `.json`, by path. */
export function readScenarioFile(nameOrFile: string): unknown {
  return nameOrFile.endsWith('.json')
    ? JSON.parse(readFileSync(nameOrFile, 'utf8'))
    : readShipped(nameOrFile)
}
