import { lazyWithPreload } from '#ui/load/lazyWithPreload'

// The pages of the member area but the dashboard; each is a file of its own, loaded on demand.

export const WalletPage = lazyWithPreload(() =>
  import('#features/wallet/WalletPage').then((module) => module.WalletPage),
)

export const DepositPage = lazyWithPreload(() =>
  import('#features/wallet/DepositPage').then((module) => module.DepositPage),
)

export const DepositDetailPage = lazyWithPreload(() =>
  import('#features/wallet/DepositDetailPage').then((module) => module.DepositDetailPage),
)

export const WithdrawPage = lazyWithPreload(() =>
  import('#features/wallet/WithdrawPage').then((module) => module.WithdrawPage),
)

export const WithdrawDetailPage = lazyWithPreload(() =>
  import('#features/wallet/WithdrawDetailPage').then((module) => module.WithdrawDetailPage),
)

export const HistoryPage = lazyWithPreload(() =>
  import('#features/wallet/HistoryPage').then((module) => module.HistoryPage),
)

export const StatementPage = lazyWithPreload(() =>
  import('#features/wallet/StatementPage').then((module) => module.StatementPage),
)

export const PromotionsPage = lazyWithPreload(() =>
  import('#features/promotion/PromotionsPage').then((module) => module.PromotionsPage),
)

export const ReceivedPage = lazyWithPreload(() =>
  import('#features/promotion/ReceivedPage').then((module) => module.ReceivedPage),
)

export const PromotionPage = lazyWithPreload(() =>
  import('#features/promotion/PromotionPage').then((module) => module.PromotionPage),
)

export const RewardsPage = lazyWithPreload(() =>
  import('#features/rewards/RewardsPage').then((module) => module.RewardsPage),
)

export const CodePage = lazyWithPreload(() =>
  import('#features/rewards/CodePage').then((module) => module.CodePage),
)

export const CashbackPage = lazyWithPreload(() =>
  import('#features/rewards/CashbackPage').then((module) => module.CashbackPage),
)

export const WheelPage = lazyWithPreload(() =>
  import('#features/rewards/WheelPage').then((module) => module.WheelPage),
)

export const InvitePage = lazyWithPreload(() =>
  import('#features/invite/InvitePage').then((module) => module.InvitePage),
)

export const GamesPage = lazyWithPreload(() =>
  import('#features/games/GamesPage').then((module) => module.GamesPage),
)

export const PlayPage = lazyWithPreload(() =>
  import('#features/games/PlayPage').then((module) => module.PlayPage),
)

export const AccountPage = lazyWithPreload(() =>
  import('#features/account/AccountPage').then((module) => module.AccountPage),
)

export const BankPage = lazyWithPreload(() =>
  import('#features/account/BankPage').then((module) => module.BankPage),
)

export const LimitsPage = lazyWithPreload(() =>
  import('#features/account/LimitsPage').then((module) => module.LimitsPage),
)

export const PasswordPage = lazyWithPreload(() =>
  import('#features/account/PasswordPage').then((module) => module.PasswordPage),
)

export const SessionsPage = lazyWithPreload(() =>
  import('#features/account/SessionsPage').then((module) => module.SessionsPage),
)

export const NotificationsPage = lazyWithPreload(() =>
  import('#features/notifications/NotificationsPage').then((module) => module.NotificationsPage),
)

export const HelpPage = lazyWithPreload(() =>
  import('#features/help/HelpPage').then((module) => module.HelpPage),
)

export const ResponsiblePage = lazyWithPreload(() =>
  import('#features/help/ResponsiblePage').then((module) => module.ResponsiblePage),
)

export const ContactPage = lazyWithPreload(() =>
  import('#features/help/ContactPage').then((module) => module.ContactPage),
)

/** With what the shell knows of the installed app. */
export const InstallPage = lazyWithPreload(() =>
  import('../pwa/InstallSections').then((module) => module.InstallSections),
)

/** The showcases, and what is no page at all. */
export const ShowcaseArea = lazyWithPreload(() =>
  import('./ShowcaseArea').then((module) => module.ShowcaseArea),
)
