import { styled } from '@mui/material/styles'
import type { Satang } from '#lib/money'
import { Money } from '#ui/display/Money'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'

interface Props {
  amount: Satang
  hidden: boolean
}

/** The credit in large figures, or dots that do not even tell how long it is. */
export function Credit({ amount, hidden }: Props) {
  const text = useText()
  return (
    <Figures>
      {hidden ? (
        <>
          <span aria-hidden="true">••••••</span>
          <VisuallyHidden>{text('dashboard.balance.hidden')}</VisuallyHidden>
        </>
      ) : (
        <Money amount={amount} />
      )}
    </Figures>
  )
}

const Figures = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: 'clamp(min(1.5rem, 9vw), 8vw, 2rem)',
  overflowWrap: 'anywhere',
  lineHeight: 'max(56px, 1.2em)',
  margin: 0,
}))
