import { lazyPart } from './loading/lazyPart'

// The pages of the member area but the dashboard; each is a file of its own, loaded on demand.

export const WalletPage = lazyPart(() =>
  import('../features/wallet/WalletPage').then((module) => module.WalletPage),
)

export const DepositPage = lazyPart(() =>
  import('../features/wallet/DepositPage').then((module) => module.DepositPage),
)

export const DepositDetailPage = lazyPart(() =>
  import('../features/wallet/DepositDetailPage').then((module) => module.DepositDetailPage),
)

export const WithdrawPage = lazyPart(() =>
  import('../features/wallet/WithdrawPage').then((module) => module.WithdrawPage),
)

export const WithdrawDetailPage = lazyPart(() =>
  import('../features/wallet/WithdrawDetailPage').then((module) => module.WithdrawDetailPage),
)

export const HistoryPage = lazyPart(() =>
  import('../features/wallet/HistoryPage').then((module) => module.HistoryPage),
)

export const StatementPage = lazyPart(() =>
  import('../features/wallet/StatementPage').then((module) => module.StatementPage),
)

export const PromotionsPage = lazyPart(() =>
  import('../features/promotion/PromotionsPage').then((module) => module.PromotionsPage),
)

export const ReceivedPage = lazyPart(() =>
  import('../features/promotion/ReceivedPage').then((module) => module.ReceivedPage),
)

export const PromotionPage = lazyPart(() =>
  import('../features/promotion/PromotionPage').then((module) => module.PromotionPage),
)

export const RewardsPage = lazyPart(() =>
  import('../features/rewards/RewardsPage').then((module) => module.RewardsPage),
)

export const CodePage = lazyPart(() =>
  import('../features/rewards/CodePage').then((module) => module.CodePage),
)

export const CashbackPage = lazyPart(() =>
  import('../features/rewards/CashbackPage').then((module) => module.CashbackPage),
)

export const WheelPage = lazyPart(() =>
  import('../features/rewards/WheelPage').then((module) => module.WheelPage),
)

export const InvitePage = lazyPart(() =>
  import('../features/invite/InvitePage').then((module) => module.InvitePage),
)

export const GamesPage = lazyPart(() =>
  import('../features/games/GamesPage').then((module) => module.GamesPage),
)

export const PlayPage = lazyPart(() =>
  import('../features/games/PlayPage').then((module) => module.PlayPage),
)

export const AccountPage = lazyPart(() =>
  import('../features/account/AccountPage').then((module) => module.AccountPage),
)

export const BankPage = lazyPart(() =>
  import('../features/account/BankPage').then((module) => module.BankPage),
)

export const LimitsPage = lazyPart(() =>
  import('../features/account/LimitsPage').then((module) => module.LimitsPage),
)

export const PasswordPage = lazyPart(() =>
  import('../features/account/PasswordPage').then((module) => module.PasswordPage),
)

export const SessionsPage = lazyPart(() =>
  import('../features/account/SessionsPage').then((module) => module.SessionsPage),
)

export const NotificationsPage = lazyPart(() =>
  import('../features/notifications/NotificationsPage').then((module) => module.NotificationsPage),
)

export const HelpPage = lazyPart(() =>
  import('../features/help/HelpPage').then((module) => module.HelpPage),
)

export const ResponsiblePage = lazyPart(() =>
  import('../features/help/ResponsiblePage').then((module) => module.ResponsiblePage),
)

export const ContactPage = lazyPart(() =>
  import('../features/help/ContactPage').then((module) => module.ContactPage),
)

/** With what the shell knows of the installed app. */
export const InstallPage = lazyPart(() =>
  import('./pwa/InstallSections').then((module) => module.InstallSections),
)

/** The showcases, and what is no page at all. */
export const ShowcaseArea = lazyPart(() =>
  import('./ShowcaseArea').then((module) => module.ShowcaseArea),
)
