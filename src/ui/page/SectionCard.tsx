import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { elevations } from '../appearance/elevation'
import { pageCardGround, phoneEdge } from '../appearance/grounds'

interface SectionCardProps {
  title: string
  /** Shown at the end of the title's line: a link, a button, a time. */
  action?: ReactNode
  /** Whether the content is being reloaded. */
  busy?: boolean
  children: ReactNode
}

/** A card with a second-level heading: one topic of a page. */
export function SectionCard({ title, action, busy = false, children }: SectionCardProps) {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} aria-busy={busy}>
      <Head>
        <Title id={titleId}>{title}</Title>
        {action && <Actions>{action}</Actions>}
      </Head>
      {children}
    </Card>
  )
}

const Card = styled('section')(({ theme }) => ({
  minWidth: 0,
  padding: 20,
  ...pageCardGround(theme),
  [theme.breakpoints.down('sm')]: { padding: phoneEdge },
  boxShadow: theme.shadows[elevations.raised],
  // The card's padding is enough, whatever the last element's margin.
  '& > :last-child': { marginBottom: 0 },
}))

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 12,
})

/** Targets as high as a finger, without making the title's line taller. */
const Actions = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  '& > a, & > button': { marginBlock: -10 },
})

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }))

/** Cards in one column on phones, in two columns of equal width on wider screens. */
export const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

/** Cards in one column. */
export const CardColumn = styled('div')({ display: 'grid', gap: 16, minWidth: 0 })
