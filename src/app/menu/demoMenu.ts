import { AddressBookIcon } from '#ui/icons/AddressBookIcon'
import { BasketIcon } from '#ui/icons/BasketIcon'
import { CalendarIcon } from '#ui/icons/CalendarIcon'
import { CartIcon } from '#ui/icons/CartIcon'
import { ChatIcon } from '#ui/icons/ChatIcon'
import { KanbanIcon } from '#ui/icons/KanbanIcon'
import { MailIcon } from '#ui/icons/MailIcon'
import { UsersIcon } from '#ui/icons/UsersIcon'
import { memberPaths } from '../routes/memberPaths'
import type { MenuBranch, MenuGroup, MenuPage } from './menuItem'

const users: MenuBranch = {
  id: 'users',
  labelKey: 'shell.menu.users',
  icon: UsersIcon,
  items: [
    { id: 'socialProfile', labelKey: 'shell.menu.socialProfile', path: memberPaths.socialProfile },
    {
      id: 'accountProfile',
      labelKey: 'shell.menu.accountProfile',
      items: [
        { id: 'profile1', labelKey: 'shell.menu.profile1', path: memberPaths.accountProfile1 },
        { id: 'profile2', labelKey: 'shell.menu.profile2', path: memberPaths.accountProfile2 },
        { id: 'profile3', labelKey: 'shell.menu.profile3', path: memberPaths.accountProfile3 },
      ],
    },
    {
      id: 'userCards',
      labelKey: 'shell.menu.userCards',
      items: [
        { id: 'card1', labelKey: 'shell.menu.card1', path: memberPaths.detailsCards },
        { id: 'card2', labelKey: 'shell.menu.card2', path: memberPaths.profileCards },
        { id: 'card3', labelKey: 'shell.menu.card3', path: memberPaths.simpleCards },
      ],
    },
    {
      id: 'userLists',
      labelKey: 'shell.menu.userLists',
      items: [
        { id: 'list1', labelKey: 'shell.menu.list1', path: memberPaths.userList1 },
        { id: 'list2', labelKey: 'shell.menu.list2', path: memberPaths.userList2 },
      ],
    },
  ],
}

const customer: MenuBranch = {
  id: 'customer',
  labelKey: 'shell.menu.customer',
  icon: BasketIcon,
  items: [
    { id: 'customers', labelKey: 'shell.menu.customers', path: memberPaths.customers },
    { id: 'orders', labelKey: 'shell.menu.orders', path: memberPaths.orders },
    { id: 'orderDetails', labelKey: 'shell.menu.orderDetails', path: memberPaths.orderDetails },
    { id: 'createInvoice', labelKey: 'shell.menu.createInvoice', path: memberPaths.createInvoice },
    {
      id: 'customerProducts',
      labelKey: 'shell.menu.customerProducts',
      path: memberPaths.customerProducts,
    },
    {
      id: 'productReviews',
      labelKey: 'shell.menu.productReviews',
      path: memberPaths.productReviews,
    },
  ],
}

const chat: MenuPage = {
  id: 'chat',
  labelKey: 'shell.menu.chat',
  icon: ChatIcon,
  path: memberPaths.chat,
}

const kanban: MenuBranch = {
  id: 'kanban',
  labelKey: 'shell.menu.kanban',
  icon: KanbanIcon,
  items: [
    { id: 'kanbanBoard', labelKey: 'shell.menu.kanbanBoard', path: memberPaths.kanbanBoard },
    {
      id: 'kanbanBacklogs',
      labelKey: 'shell.menu.kanbanBacklogs',
      path: memberPaths.kanbanBacklogs,
    },
  ],
}

const mail: MenuPage = {
  id: 'mail',
  labelKey: 'shell.menu.mail',
  icon: MailIcon,
  path: memberPaths.mail,
}

const calendar: MenuPage = {
  id: 'calendar',
  labelKey: 'shell.menu.calendar',
  icon: CalendarIcon,
  path: memberPaths.calendar,
}

const contact: MenuBranch = {
  id: 'contact',
  labelKey: 'shell.menu.contact',
  icon: AddressBookIcon,
  items: [
    { id: 'contactCards', labelKey: 'shell.menu.contactCards', path: memberPaths.contactCards },
    { id: 'contactList', labelKey: 'shell.menu.contactList', path: memberPaths.contactList },
  ],
}

const shop: MenuBranch = {
  id: 'shop',
  labelKey: 'shell.menu.shop',
  icon: CartIcon,
  items: [
    { id: 'products', labelKey: 'shell.menu.products', path: memberPaths.products },
    {
      id: 'productDetails',
      labelKey: 'shell.menu.productDetails',
      path: memberPaths.productDetails,
    },
    { id: 'productList', labelKey: 'shell.menu.productList', path: memberPaths.productList },
    { id: 'checkout', labelKey: 'shell.menu.checkout', path: memberPaths.checkout },
  ],
}

/** The template's demo sections, kept apart from the product. */
export const demoGroup: MenuGroup = {
  id: 'demo',
  labelKey: 'shell.menu.demo',
  items: [users, customer, chat, kanban, mail, calendar, contact, shop],
}
