/** `npm run pairs`: adds new pages to the table of the sweeps and removes those that are gone. */
import { writeFileSync } from 'node:fs'
import { assignPages } from './pairs'
import kept from './pairs.json' with { type: 'json' }
import { areas } from './routes'

const table = assignPages(areas, kept)
writeFileSync('tests/e2e/support/sweep/pairs.json', `${JSON.stringify(table, null, 2)}\n`)
