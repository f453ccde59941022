import type { Player } from '#contract/account/player'
import { DescriptionList } from '#ui/display/DescriptionList'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { maskedBookNumber } from '../receipt/bookNumber'

interface DestinationProps {
  player: Player
}

/** The player's own account; there is no other. */
export function Destination({ player }: DestinationProps) {
  const text = useText()
  return (
    <SectionCard title={text('wallet.withdraw.destination')}>
      <DescriptionList
        facts={[
          { label: text('wallet.bank'), value: player.bank_name },
          { label: text('wallet.bookNumber'), value: maskedBookNumber(player.book_number) },
          { label: text('wallet.bookName'), value: player.name },
        ]}
      />
    </SectionCard>
  )
}
