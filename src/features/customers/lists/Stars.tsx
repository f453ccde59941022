import { styled } from '@mui/material/styles'
import { useText } from '../../../ui/intl/useText'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'

interface StarsProps {
  /** 0 to 5, in halves. */
  rating: number
}

const shape = 'm12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.6l6.1-.8z'

/** A rating in stars, and in words for those who cannot see them. */
export function Stars({ rating }: StarsProps) {
  const text = useText()
  return (
    <Row>
      <VisuallyHidden>{text('customers.stars', { rating })}</VisuallyHidden>
      {[0, 1, 2, 3, 4].map((star) => (
        <svg key={star} width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
          <path d={shape} className="edge" />
          {rating > star && (
            <path d={shape} className={rating - star >= 1 ? 'filled' : 'filled half'} />
          )}
        </svg>
      ))}
    </Row>
  )
}

const Row = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  gap: 1,
  verticalAlign: 'middle',
  color: theme.palette.warning.readable,
  '.edge': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 },
  '.filled': { fill: 'currentColor' },
  // The half where reading begins.
  '.half': { clipPath: theme.direction === 'rtl' ? 'inset(0 0 0 50%)' : 'inset(0 50% 0 0)' },
}))
