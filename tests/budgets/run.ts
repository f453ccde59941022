/** `npm run budgets`: checks the size of the build in dist and the browsers that it must run in. */
import packageJson from '../../package.json' with { type: 'json' }
import { harmless } from './browserSupport'
import {
  filesOf,
  pageSources,
  scripts,
  startPageKB,
  storedFiles,
  totalKB,
  workerFiles,
} from './build'
import { tooNew } from './tooNew'

interface Budget {
  what: string
  kB: number
  limit: number
  /** Set for code before the first paint, where the browser's work counts as well as the transfer. */
  isUncompressed?: true
}

const entry = 'index.html'
const login = filesOf(entry, 'src/features/session/LoginPage.tsx', 'en-entry')
const member = filesOf(
  entry,
  'src/app/shell/MainLayout.tsx',
  'src/features/dashboard/DashboardPage.tsx',
  'en-entry',
  'en-member',
)
const staff = filesOf(
  entry,
  'src/app/admin/AdminArea.tsx',
  'src/features/admin/deposits/DepositsPage.tsx',
  'en-entry',
  'en-member',
  'en-admin',
)
const isStaffs = (source: string) => source.startsWith('src/features/admin/')
const stored = storedFiles()
const heavyPages = /calendar|chart|editor|grid/i

const budgets: Budget[] = [
  { what: 'markup and style of index.html', kB: startPageKB(), limit: 6.2, isUncompressed: true },
  { what: 'script of login', kB: totalKB(login), limit: 175 },
  {
    what: 'script of login and dashboard',
    kB: totalKB(new Set([...login, ...member])),
    // Includes the table of all routes, also those of the showcase.
    limit: 295,
  },
  {
    what: 'first install',
    kB: totalKB([...stored.first, ...workerFiles()]),
    // Runs in the background. Its lists hold a hash of each file, and it includes the libraries whole.
    limit: 535,
  },
  {
    what: 'everything kept for offline',
    kB: totalKB([...stored.first, ...stored.deferred, ...workerFiles()]),
    limit: 2900,
  },
  {
    // Without the simulated back end, which a build with a real provider does not load. Staff open the queue
    // once a day and work in it for hours, so its keys, its undo and its search load with it.
    what: 'script of the staff’s first queue',
    kB: totalKB([...staff].filter((file) => !login.has(file))),
    limit: 225,
  },
  ...pageSources().map((source) => ({
    what: `own chunks of ${source}`,
    kB: totalKB(
      [...filesOf(source)].filter(
        (file) => !member.has(file) && !login.has(file) && !(isStaffs(source) && staff.has(file)),
      ),
    ),
    // The mail page includes its linkifier and its parser of recipients.
    limit: heavyPages.test(source) ? 160 : 70,
  })),
]

/** Compares with the printed precision of 0.1 kB: the build ID alone changes the last bytes. */
const isOver = ({ kB, limit }: Budget) => Math.round(kB * 10) > limit * 10

for (const budget of budgets) {
  const { what, kB, limit, isUncompressed } = budget
  console.log(
    `${!isOver(budget) ? 'ok  ' : 'OVER'} ${kB.toFixed(1).padStart(7)} of ${limit} kB${isUncompressed ? '' : ' gz'}  ${what}`,
  )
}

const calls = Map.groupBy(
  scripts().flatMap((script) => tooNew(script, packageJson.browserslist)),
  (name) => name,
)
const tooNewCalls = [...calls].filter(([name, found]) => found.length > (harmless[name] ?? 0))
const browsers = packageJson.browserslist.join(', ')
for (const [name, { length }] of tooNewCalls) {
  console.log(`NEW  ${name}, ${length} times: not in all of ${browsers}`)
}
if (tooNewCalls.length === 0) console.log(`ok   runs in ${browsers}`)

if (stored.first.length === 0) throw new Error('The worker stores nothing at install')
if (budgets.some(isOver) || tooNewCalls.length > 0) process.exitCode = 1
