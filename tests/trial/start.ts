/**
 * `npm run trial -- monkeys …` runs monkey tests on all pages; without that word, requests on a bad
 * connection.
 */
import { keepBrowserFilesInMemory } from '../e2e/support/filesInMemory'

keepBrowserFilesInMemory()
if (process.argv[2] === 'monkeys') {
  process.argv.splice(2, 1)
  await import('./monkeys/run')
} else {
  await import('./run')
}
