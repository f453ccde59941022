import { GamepadIcon } from '../ui/icons/GamepadIcon'
import { GiftIcon } from '../ui/icons/GiftIcon'
import { HelpIcon } from '../ui/icons/HelpIcon'
import { HomeIcon } from '../ui/icons/HomeIcon'
import { InviteIcon } from '../ui/icons/InviteIcon'
import { StarIcon } from '../ui/icons/StarIcon'
import { UserIcon } from '../ui/icons/UserIcon'
import { WalletIcon } from '../ui/icons/WalletIcon'
import type { MenuBranch, MenuGroup, MenuPage } from './menuItem'
import { paths } from './paths'

const home: MenuPage = {
  id: 'home',
  labelKey: 'shell.home',
  icon: HomeIcon,
  path: paths.analytics,
}

const promotion: MenuBranch = {
  id: 'promotion',
  labelKey: 'shell.menu.promotion',
  icon: GiftIcon,
  items: [
    { id: 'promotions', labelKey: 'shell.menu.promotions', path: paths.promotions },
    { id: 'received', labelKey: 'shell.menu.received', path: paths.received },
  ],
}

const money: MenuBranch = {
  id: 'money',
  labelKey: 'shell.menu.money',
  icon: WalletIcon,
  items: [
    { id: 'deposit', labelKey: 'shell.menu.deposit', path: paths.deposit },
    { id: 'withdraw', labelKey: 'shell.menu.withdraw', path: paths.withdraw },
    { id: 'history', labelKey: 'shell.menu.history', path: paths.history },
    { id: 'wallet', labelKey: 'shell.menu.wallet', path: paths.wallet },
  ],
}

const rewards: MenuBranch = {
  id: 'rewards',
  labelKey: 'shell.menu.rewards',
  icon: StarIcon,
  items: [
    { id: 'allRewards', labelKey: 'shell.menu.allRewards', path: paths.rewards },
    { id: 'code', labelKey: 'shell.menu.code', path: paths.code },
    { id: 'cashback', labelKey: 'shell.menu.cashback', path: paths.cashback },
    { id: 'wheel', labelKey: 'shell.menu.wheel', path: paths.wheel },
  ],
}

const account: MenuBranch = {
  id: 'account',
  labelKey: 'shell.menu.account',
  icon: UserIcon,
  items: [
    { id: 'profile', labelKey: 'shell.menu.profile', path: paths.account },
    { id: 'bank', labelKey: 'shell.menu.bank', path: paths.bank },
    { id: 'limits', labelKey: 'shell.menu.limits', path: paths.limits },
    { id: 'sessions', labelKey: 'shell.menu.sessions', path: paths.sessions },
    { id: 'install', labelKey: 'shell.menu.install', path: paths.install },
    { id: 'notifications', labelKey: 'shell.menu.notifications', path: paths.notifications },
  ],
}

const games: MenuPage = {
  id: 'games',
  labelKey: 'shell.menu.games',
  icon: GamepadIcon,
  path: paths.games,
}

const invite: MenuPage = {
  id: 'invite',
  labelKey: 'shell.menu.invite',
  icon: InviteIcon,
  path: paths.invite,
}

const help: MenuBranch = {
  id: 'questions',
  labelKey: 'shell.menu.questions',
  icon: HelpIcon,
  items: [
    { id: 'faq', labelKey: 'shell.menu.faq', path: paths.help },
    { id: 'responsible', labelKey: 'shell.menu.responsible', path: paths.responsible },
  ],
}

/** What the operator offers: the first part of the drawer. */
export const productGroup: MenuGroup = {
  id: 'product',
  labelKey: 'shell.menu.product',
  items: [home, promotion, money, rewards, games, invite, account, help],
}

/** The five that are always in sight: in the navigation bar from lg up, at the lower edge below. */
export const mainGroup: MenuGroup = {
  id: 'main',
  labelKey: 'shell.navigation',
  items: [home, promotion, money, rewards, account],
}
