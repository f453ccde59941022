import { styled } from '@mui/material/styles'
import { Icon } from '#ui/icons/Icon'

const size = 20

/** Follows the reading direction. */
const Turned = styled('g')({ '[dir="rtl"] &': { transform: 'matrix(-1, 0, 0, 1, 24, 0)' } })

export const numberedList = (
  <Icon size={size}>
    <path d="M11 6.5h9M11 12h9M11 17.5h9M4.5 4.5 6 4v5M4 9h4M4.2 15.6c.3-1 3.3-1.1 3.3.7 0 1.2-1.8 1.9-3.3 3.7h3.5" />
  </Icon>
)

export const quote = (
  <Icon size={size}>
    <path d="M10 11H5.5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1H9a1 1 0 0 1 1 1v6c0 2.7-1.3 4.3-4 5M19.5 11H15a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h3.5a1 1 0 0 1 1 1v6c0 2.7-1.3 4.3-4 5" />
  </Icon>
)

export const undo = (
  <Icon size={size}>
    <Turned>
      <path d="m9 14-4-4 4-4M5 10h10.5a4 4 0 0 1 0 8H11" />
    </Turned>
  </Icon>
)

export const redo = (
  <Icon size={size}>
    <Turned>
      <path d="m15 14 4-4-4-4M19 10H8.5a4 4 0 0 0 0 8H13" />
    </Turned>
  </Icon>
)

export const link = (
  <Icon size={size}>
    <path d="m9 15 6-6M11 6l.5-.5a5 5 0 0 1 7.1 7.1L18 13M13 18l-.5.5a5 5 0 0 1-7.1-7.1L6 11" />
  </Icon>
)
