import { GamepadIcon } from '#ui/icons/GamepadIcon'
import { GiftIcon } from '#ui/icons/GiftIcon'
import { HelpIcon } from '#ui/icons/HelpIcon'
import { HomeIcon } from '#ui/icons/HomeIcon'
import { InviteIcon } from '#ui/icons/InviteIcon'
import { StarIcon } from '#ui/icons/StarIcon'
import { UserIcon } from '#ui/icons/UserIcon'
import { WalletIcon } from '#ui/icons/WalletIcon'
import { memberPaths } from '../routes/memberPaths'
import { paths } from '../routes/paths'
import type { MenuBranch, MenuGroup, MenuPage } from './menuItem'

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
    { id: 'promotions', labelKey: 'shell.menu.promotions', path: memberPaths.promotions },
    { id: 'received', labelKey: 'shell.menu.received', path: memberPaths.received },
  ],
}

const money: MenuBranch = {
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
}

const rewards: MenuBranch = {
  id: 'rewards',
  labelKey: 'shell.menu.rewards',
  icon: StarIcon,
  items: [
    { id: 'allRewards', labelKey: 'shell.menu.allRewards', path: memberPaths.rewards },
    { id: 'code', labelKey: 'shell.menu.code', path: memberPaths.code },
    { id: 'cashback', labelKey: 'shell.menu.cashback', path: memberPaths.cashback },
    { id: 'wheel', labelKey: 'shell.menu.wheel', path: memberPaths.wheel },
  ],
}

const account: MenuBranch = {
  id: 'account',
  labelKey: 'shell.menu.account',
  icon: UserIcon,
  items: [
    { id: 'profile', labelKey: 'shell.menu.profile', path: memberPaths.account },
    { id: 'bank', labelKey: 'shell.menu.bank', path: memberPaths.bank },
    { id: 'limits', labelKey: 'shell.menu.limits', path: memberPaths.limits },
    { id: 'password', labelKey: 'shell.menu.password', path: memberPaths.password },
    { id: 'sessions', labelKey: 'shell.menu.sessions', path: memberPaths.sessions },
    { id: 'install', labelKey: 'shell.menu.install', path: memberPaths.install },
    { id: 'notifications', labelKey: 'shell.menu.notifications', path: memberPaths.notifications },
  ],
}

const games: MenuPage = {
  id: 'games',
  labelKey: 'shell.menu.games',
  icon: GamepadIcon,
  path: memberPaths.games,
}

const invite: MenuPage = {
  id: 'invite',
  labelKey: 'shell.menu.invite',
  icon: InviteIcon,
  path: memberPaths.invite,
}

const help: MenuBranch = {
  id: 'questions',
  labelKey: 'shell.menu.questions',
  icon: HelpIcon,
  items: [
    { id: 'faq', labelKey: 'shell.menu.faq', path: memberPaths.help },
    { id: 'responsible', labelKey: 'shell.menu.responsible', path: memberPaths.responsible },
    { id: 'staff', labelKey: 'shell.menu.staff', path: memberPaths.contact },
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
