import { expect, test } from 'vitest'
import { importedFile } from '../../../.build/lint/importedFile'
import { forbidden } from '../../../.build/lint/layers'

test.each([
  ['src/app/routes/router.tsx', 'src/features/session/LoginPage'],
  ['src/features/session/LoginPage.tsx', 'src/api/session/session'],
  ['src/features/session/LoginPage.tsx', 'src/features/session/layout/sizes'],
  ['src/features/admin/offers/PromotionPreview.tsx', 'src/api/client/refetch'],
  ['src/pwa/worker.ts', 'mocks/network'],
  ['mocks/account/handlers.ts', 'src/contract/account/account'],
  ['mocks/account/provider.ts', 'mocks/provider/handlers'],
  ['mocks/provider/wallet/ledger.ts', 'mocks/clock'],
  ['tests/unit/wallet/money.test.ts', 'src/lib/money'],
])('%s may import %s', (from, to) => {
  expect(forbidden(from, to)).toBeUndefined()
})

test.each([
  ['src/features/session/LoginPage.tsx', 'src/features/dashboard/DashboardPage'],
  ['src/features/session/LoginPage.tsx', 'src/app/routes/pages'],
  ['src/features/session/LoginPage.tsx', 'mocks/network'],
  ['src/features/admin/offers/PromotionPreview.tsx', 'src/api/session/setting'],
  ['src/ui/page/Page.tsx', 'src/api/session/session'],
  ['src/lib/money.ts', 'src/contract/account/player'],
  ['src/contract/account/account.ts', 'src/features/account/api/player'],
  ['mocks/provider/wallet/ledger.ts', 'src/ui/intl/locale'],
  ['mocks/provider/wallet/ledger.ts', 'mocks/account/login'],
])('%s must not import %s', (from, to) => {
  expect(forbidden(from, to)).toMatch(/must not import/)
})

test.each([
  ['src/features/session/LoginPage.tsx', '../../ui/page/Page', 'src/ui/page/Page'],
  ['src/features/session/LoginPage.tsx', '#ui/page/Page', 'src/ui/page/Page'],
  ['mocks/account/login.ts', '#contract/wire', 'src/contract/wire'],
  ['src/pwa/worker.ts', '#mocks/network', 'mocks/network'],
  ['src/pwa/worker.ts', 'workbox-core', undefined],
])('an import in %s of %s resolves to %s', (from, source, file) => {
  expect(importedFile(from, source)).toBe(file)
})
