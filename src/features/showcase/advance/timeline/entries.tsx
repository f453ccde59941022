import { SendIcon } from '#ui/icons/actions'
import { CheckIcon, ClockIcon } from '#ui/icons/controls'
import { WalletIcon } from '#ui/icons/menu'
import type { TimelineEntry } from './Timeline'

/** A withdrawal, from the order to the money. */
export const withdrawal: readonly TimelineEntry[] = [
  { time: '09:00', title: 'Ordered', text: '500.00 baht to your first account' },
  { time: '09:01', title: 'Checked', text: 'Turnover and limits are in order' },
  { time: '09:04', title: 'Sent to the bank' },
  { time: '09:06', title: 'Paid out', text: 'Reference W-1042' },
]

const icons = [
  <WalletIcon key="ordered" size={16} />,
  <ClockIcon key="checked" size={16} />,
  <SendIcon key="sent" size={16} />,
  <CheckIcon key="paid" size={16} />,
]

export const withIcons: readonly TimelineEntry[] = withdrawal.map((entry, index) => ({
  ...entry,
  icon: icons[index],
}))
