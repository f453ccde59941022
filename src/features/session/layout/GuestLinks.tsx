import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'

interface GuestLinksProps {
  links: readonly { to: string; label: string }[]
}

/** Links between guest pages; they pass on the page requested before the login. */
export function GuestLinks({ links }: GuestLinksProps) {
  const { state }: { state: unknown } = useLocation()
  return (
    <Row>
      {links.map(({ to, label }) => (
        <GuestLink key={to} to={to} state={state}>
          {label}
        </GuestLink>
      ))}
    </Row>
  )
}

const Row = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 16,
  margin: '8px 0 0',
})

const GuestLink = styled(Link)({
  minHeight: 44,
  display: 'inline-flex',
  alignItems: 'center',
})
