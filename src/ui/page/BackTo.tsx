import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { touchTarget } from '../appearance/sizes'
import { ChevronIcon } from '../icons/controls'
import { screenOnlyClass } from '../print/PrintOnly'

interface BackToProps {
  to: string
  /** Names the page above. */
  label: string
  /** Name of the breadcrumbs, which this link replaces. */
  trailLabel: string
  onClick?: (press: MouseEvent) => void
}

/** The breadcrumbs of a phone: a link to the page above, for `PhoneBack`. */
export function BackTo({ trailLabel, label, ...link }: BackToProps) {
  return (
    <nav className={screenOnlyClass} aria-label={trailLabel}>
      <Back {...link} aria-label={label}>
        <ChevronIcon towards="start" size={24} />
      </Back>
    </nav>
  )
}

const Back = styled(Link)({
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  // Its icon is aligned with the content's edge.
  marginInlineStart: -12,
  borderRadius: '50%',
  color: 'inherit',
})
