import { styled } from '@mui/material/styles'
import { useFormat } from '../intl/useFormat'
import { useText } from '../intl/useText'
import { VisuallyHidden } from '../page/Page'

interface StarsProps {
  /** 0 to 5, in steps of 0.1. */
  rating: number
  /** Size of one star in pixels. */
  size?: number
}

const shape = 'm12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.6l6.1-.8z'

/** Distance from one star to the next, in units of the 24-unit star. */
const step = 26

/** A rating in stars filled to the tenth, and in words for screen readers. */
export function Stars({ rating, size = 16 }: StarsProps) {
  const text = useText()
  const format = useFormat()
  return (
    <Row>
      <VisuallyHidden>{text('demo.stars', { rating: format.number(rating) })}</VisuallyHidden>
      <FiveStars size={size} className="edge" />
      <Filled style={{ width: `${rating * 20}%` }}>
        <FiveStars size={size} className="filled" />
      </Filled>
    </Row>
  )
}

function FiveStars({ size, className }: { size: number; className: string }) {
  const width = 5 * step - 2
  return (
    <svg
      className={className}
      width={(size / 24) * width}
      height={size}
      viewBox={`0 0 ${width} 24`}
      aria-hidden="true"
      focusable="false"
    >
      {[0, 1, 2, 3, 4].map((star) => (
        <path key={star} d={shape} transform={`translate(${star * step})`} />
      ))}
    </svg>
  )
}

const Row = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  flexShrink: 0,
  verticalAlign: 'middle',
  color: theme.palette.warning.readable,
  svg: { display: 'block', flexShrink: 0 },
  '.edge': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 },
  '.filled': { fill: 'currentColor' },
}))

/** Starts at the reading side. */
const Filled = styled('span')({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  overflow: 'hidden',
})
