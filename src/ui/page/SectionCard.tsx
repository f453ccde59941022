import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'

interface SectionCardProps {
  title: string
  /** Stands at the end of the title's line: a link, a button, a time. */
  action?: ReactNode
  /** Whether the content is being loaded anew. */
  busy?: boolean
  children: ReactNode
}

/** A card with a heading of the second level: one thing that a page shows. */
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
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  boxShadow: '0 1px 3px rgb(16 24 40 / 6%)',
  // The card's edge is margin enough, whatever its content ends with.
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

const Actions = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }))
