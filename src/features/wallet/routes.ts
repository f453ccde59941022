import { memberPaths } from '#lib/paths/member'
import { WalletIcon } from '#ui/icons/menu'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { oneBlock, rowShape } from '#ui/load/pageShape'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const walletRoutes: FeatureRoutes = {
  texts: 'product',
  names: { [memberPaths.sharedSlip]: 'shell.path.sharedSlip' },
  pages: [
    {
      path: memberPaths.wallet,
      Page: lazyWithPreload(() => import('./WalletPage').then((module) => module.WalletPage)),
    },
    {
      path: memberPaths.deposit,
      Page: lazyWithPreload(() => import('./DepositPage').then((module) => module.DepositPage)),
      shape: { head: 48, blocks: [480] },
    },
    {
      path: memberPaths.depositDetail,
      Page: lazyWithPreload(() =>
        import('./DepositDetailPage').then((module) => module.DepositDetailPage),
      ),
      shape: { head: 48, blocks: [480] },
    },
    {
      path: memberPaths.sharedSlip,
      Page: lazyWithPreload(() =>
        import('./SharedSlipPage').then((module) => module.SharedSlipPage),
      ),
      shape: oneBlock(420),
    },
    {
      path: memberPaths.withdraw,
      Page: lazyWithPreload(() => import('./WithdrawPage').then((module) => module.WithdrawPage)),
      shape: oneBlock(480),
    },
    {
      path: memberPaths.withdrawDetail,
      Page: lazyWithPreload(() =>
        import('./WithdrawDetailPage').then((module) => module.WithdrawDetailPage),
      ),
      shape: oneBlock(480),
    },
    {
      path: memberPaths.history,
      Page: lazyWithPreload(() => import('./HistoryPage').then((module) => module.HistoryPage)),
      shape: rowShape(8, 64),
    },
    {
      path: memberPaths.statement,
      Page: lazyWithPreload(() => import('./StatementPage').then((module) => module.StatementPage)),
      shape: rowShape(8, 56),
    },
  ],
  menu: {
    id: 'money',
    labelKey: 'shell.menu.money',
    icon: WalletIcon,
    items: [
      { id: 'deposit', labelKey: 'shell.menu.deposit', path: memberPaths.deposit },
      { id: 'withdraw', labelKey: 'shell.menu.withdraw', path: memberPaths.withdraw },
      { id: 'history', labelKey: 'shell.menu.history', path: memberPaths.history },
      { id: 'statement', labelKey: 'shell.menu.statement', path: memberPaths.statement },
      { id: 'wallet', labelKey: 'shell.menu.wallet', path: memberPaths.wallet },
    ],
  },
}
