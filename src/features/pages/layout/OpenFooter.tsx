import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { openPaths } from '#lib/paths/open'
import { useText } from '#ui/intl/useText'

export function OpenFooter() {
  const text = useText()
  return (
    <Foot>
      <Message>{text('pages.frame.invented')}</Message>
      <nav aria-label={text('pages.frame.help')}>
        <Links>
          <li>
            <Way to={openPaths.rules}>{text('openNames.rules')}</Way>
          </li>
          <li>
            <Way to={openPaths.privacyPolicy}>{text('openNames.privacyPolicy')}</Way>
          </li>
          <li>
            <Way to={openPaths.faqs}>{text('openNames.faqs')}</Way>
          </li>
          <li>
            <Way to={openPaths.contactUs}>{text('openNames.contactUs')}</Way>
          </li>
        </Links>
      </nav>
    </Foot>
  )
}

const Foot = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 24,
  padding: '8px var(--edge)',
  borderTop: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}))

const Message = styled('p')(({ theme }) => ({
  margin: '8px 0',
  color: theme.palette.text.secondary,
}))

const Links = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
})

const Way = styled(Link)({ display: 'inline-flex', alignItems: 'center', minHeight: 44 })
