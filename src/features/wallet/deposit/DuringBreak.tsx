import { type Block, blockRefusal } from '#contract/protection/limits'
import { memberPaths } from '#lib/paths/member'
import { ShieldIcon } from '#ui/icons/ShieldIcon'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/EmptyState'
import { ButtonLink } from '../ButtonLink'

interface DuringBreakProps {
  block: Block
}

/** In place of the form: no deposit is taken while a player takes a break or has excluded themselves. */
export function DuringBreak({ block }: DuringBreakProps) {
  const text = useText()
  const refusalText = useRefusalText()
  return (
    <EmptyState
      icon={<ShieldIcon size={32} />}
      title={refusalText(blockRefusal(block))}
      message={text('wallet.deposit.duringBreak')}
      action={
        <>
          <ButtonLink to={memberPaths.withdraw} variant="contained">
            {text('wallet.withdraw.title')}
          </ButtonLink>
          <ButtonLink to={memberPaths.limits} variant="outlined">
            {text('wallet.deposit.limits')}
          </ButtonLink>
        </>
      }
    />
  )
}
