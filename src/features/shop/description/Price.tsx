import { styled } from '@mui/material/styles'
import type { Satang } from '#lib/money'
import { Money } from '#ui/display/Money'
import { StatusChip } from '#ui/display/StatusChip'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'

interface PriceProps {
  /** Current price. */
  offer: Satang
  /** Price before the offer; only shown if it was higher. */
  sale?: Satang
}

/** Price of a product with the previous price struck out, in the size of the surrounding text. */
export function Price({ offer, sale }: PriceProps) {
  const text = useText()
  const reduced = sale !== undefined && sale > offer
  return (
    <Line>
      <b>
        {reduced && <VisuallyHidden>{text('shop.parts.now')} </VisuallyHidden>}
        <Money amount={offer} />
      </b>
      {reduced && (
        <del>
          <VisuallyHidden>{text('shop.parts.before')} </VisuallyHidden>
          <Money amount={sale} />
        </del>
      )}
    </Line>
  )
}

const Line = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  b: { fontWeight: theme.typography.fontWeightBold },
  del: {
    fontSize: '0.8em',
    fontWeight: theme.typography.fontWeightRegular,
    color: theme.palette.text.secondary,
  },
}))

interface DiscountProps {
  /** Percent; 0 shows nothing. */
  percent: number
}

/** Discount of a product. */
export function Discount({ percent }: DiscountProps) {
  const text = useText()
  const format = useFormat()
  if (percent <= 0) return null
  const label = text('shop.parts.off', { percent: format.percent(percent / 100) })
  return (
    <bdi>
      <StatusChip tone="neutral" label={label} />
    </bdi>
  )
}
