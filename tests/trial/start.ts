/** `npm run trial -- monkeys …` has monkeys on all pages; without that word, orders on a bad line. */
import { keepBrowserFilesInMemory } from '../e2e/support/filesInMemory'

keepBrowserFilesInMemory()
if (process.argv[2] === 'monkeys') {
  process.argv.splice(2, 1)
  await import('./monkeys/run')
} else {
  await import('./run')
}
