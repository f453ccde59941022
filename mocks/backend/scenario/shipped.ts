/** Reads scenario files in Node. */
import { readdirSync, readFileSync } from 'node:fs'
import { scenarioFolder } from '../files'

/** Reads a built-in scenario by its file name, e.g. `late-deposit`. @throws {RangeError} listing all names */
export function readShipped(name: string): unknown {
  const names = readdirSync(scenarioFolder).map((file) => file.replace('.scenario.json', ''))
  if (!names.includes(name)) {
    throw new RangeError(`No scenario ships as “${name}”, but ${names.toSorted().join(', ')}`)
  }
  return JSON.parse(readFileSync(new URL(`${name}.scenario.json`, scenarioFolder), 'utf8'))
}

/** Reads a built-in scenario by name, or a file by its path if it ends in `.json`. */
export function readScenarioFile(nameOrFile: string): unknown {
  return nameOrFile.endsWith('.json')
    ? JSON.parse(readFileSync(nameOrFile, 'utf8'))
    : readShipped(nameOrFile)
}
