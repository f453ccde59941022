import { styled } from '@mui/material/styles'
import { createContext, type ReactNode, use } from 'react'
import { touchTarget } from '../appearance/sizes'

/**
 * Link to the page above, which the layout provides on phones. There the heading's line is the page's only bar.
 * Null on wider screens and outside these layouts.
 */
export const PhoneBack = createContext<ReactNode>(null)

/** The link to the page above, for pages with a bar of their own. Renders nothing from sm up. */
export function PageBack(): ReactNode {
  return use(PhoneBack)
}

/** In a phone's bar, a button with an icon shows only the icon. Its words stay its name. */
export const iconsOnly = {
  '& .MuiButton-root:has(> .MuiButton-startIcon):not([aria-busy="true"], [data-words])': {
    minWidth: touchTarget,
    padding: 0,
    fontSize: 0,
    '& .MuiButton-startIcon': { margin: 0 },
  },
} as const

interface PageBarProps {
  /** The heading. */
  children: ReactNode
  /** Buttons beside the heading. */
  actions?: ReactNode
}

/** The heading and its actions. On phones they share one bar with the link to the page above. */
export function PageBar({ children, actions }: PageBarProps) {
  const back = use(PhoneBack)
  return (
    <Bar data-phone={back !== null}>
      {back}
      {children}
      {actions}
    </Bar>
  )
}

/** Pixels. Below the header, the content of a phone's page begins at 64 + 48 = 112. */
export const phoneBarHeight = 48

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 16,
  '&[data-phone="true"] + *': { marginTop: 0 },
  '&[data-phone="true"]': {
    gap: '0 8px',
    minHeight: phoneBarHeight,
    marginBottom: 0,
    '& > h1': { ...theme.typography.h3, flex: '1 1 4em', minWidth: 0, lineHeight: 1.2 },
    '& > h1:lang(th)': { lineHeight: 1.4 },
    ...iconsOnly,
  },
}))
