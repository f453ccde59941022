import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import type { Documentation } from './demo'

/** Where the makers of the shown parts describe them: pages outside, in a new tab. */
export function DocumentationLinks({ links }: { links: readonly Documentation[] }) {
  const text = useText()
  if (links.length === 0) return null
  return (
    <List aria-label={text('showcase.documentation')}>
      {links.map(({ name, address }) => (
        <li key={address}>
          <Anchor href={address} target="_blank" rel="noopener noreferrer">
            {text('showcase.documentationOf', { name })}
          </Anchor>
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  margin: '0 0 16px',
  padding: 0,
})

const Anchor = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.palette.primary.readable,
}))
