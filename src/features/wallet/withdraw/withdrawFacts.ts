import type { Player } from '#contract/account/player'
import type { WithdrawSetting } from '#contract/site/setting'
import { type Satang, satang } from '#lib/money'
import type { Description } from '#ui/display/DescriptionList'
import type { Formats } from '#ui/intl/formats'
import type { Text } from '#ui/intl/useText'
import { maskedBookNumber } from '../receipt/bookNumber'

/** What the sheet repeats for the last look: amount, fee, what arrives, and where. */
export function withdrawFacts(
  amount: Satang,
  { bank_name, book_number, name }: Player,
  setting: WithdrawSetting | undefined,
  text: Text,
  format: Formats,
): Description[] {
  const fee = setting?.fee ?? satang(0)
  const receive = satang(Math.max(0, amount - fee))
  return [
    { label: text('wallet.amount'), value: format.money(amount) },
    ...(fee > 0
      ? [
          { label: text('wallet.fee'), value: format.money(fee) },
          { label: text('wallet.receive'), value: format.money(receive) },
        ]
      : []),
    {
      label: text('wallet.withdraw.destination'),
      value: `${bank_name} ${maskedBookNumber(book_number)}`,
    },
    { label: text('wallet.bookName'), value: name },
  ]
}
