import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'

interface FormLinksProps {
  links: readonly { to: string; label: string }[]
}

/** Links between the forms. */
export function FormLinks({ links }: FormLinksProps) {
  return (
    <Row>
      {links.map(({ to, label }) => (
        <Way key={to} to={to}>
          <span>{label}</span>
        </Way>
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

const Way = styled(Link)({ display: 'inline-flex', alignItems: 'center', minHeight: 44 })
