import { expect, test } from 'vitest'
import { forbidden } from '../../.build/lint/rooms'

test.each([
  ['src/app/router.tsx', 'src/features/session/LoginPage'],
  ['src/features/session/LoginPage.tsx', 'src/api/session'],
  ['src/features/session/LoginPage.tsx', 'src/features/session/layout'],
  ['src/pwa/worker.ts', 'mocks/network'],
  ['mocks/account/handlers.ts', 'src/contract/account'],
  ['mocks/account/provider.ts', 'mocks/provider/handlers'],
  ['mocks/provider/ledger.ts', 'mocks/clock'],
  ['tests/unit/money.test.ts', 'src/lib/money'],
])('%s may import %s', (from, to) => {
  expect(forbidden(from, to)).toBeUndefined()
})

test.each([
  ['src/features/session/LoginPage.tsx', 'src/features/dashboard/DashboardPage'],
  ['src/features/session/LoginPage.tsx', 'src/app/paths'],
  ['src/features/session/LoginPage.tsx', 'mocks/network'],
  ['src/ui/page/Page.tsx', 'src/api/session'],
  ['src/lib/money.ts', 'src/contract/player'],
  ['src/contract/player.ts', 'src/api/player'],
  ['mocks/provider/ledger.ts', 'src/ui/intl/locale'],
  ['mocks/provider/ledger.ts', 'mocks/account/login'],
])('%s must not import %s', (from, to) => {
  expect(forbidden(from, to)).toMatch(/must not import/)
})
