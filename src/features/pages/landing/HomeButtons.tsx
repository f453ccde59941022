import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { selectSessionStatus } from '#api/session/session'
import { landingPath, paths } from '#lib/paths/publicPaths'
import { useText } from '#ui/intl/useText'
import { LinkButton } from './LinkButton'

/** Buttons to log in and to register; members get a button to the member area. */
export function HomeButtons() {
  const text = useText()
  const { isMember, path } = useHome()
  return (
    <Row>
      <LinkButton to={path} data-filled>
        {text(isMember ? 'site.landing.dashboard' : 'site.landing.try')}
      </LinkButton>
      {!isMember && <LinkButton to={paths.register}>{text('site.landing.register')}</LinkButton>}
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [theme.breakpoints.down('sm')]: { '& > a': { flex: '1 1 100%' } },
}))

/** The home page: the member area for logged-in players, otherwise the login page. */
export function useHome(): { isMember: boolean; path: string } {
  const isMember = useSelector(selectSessionStatus) === 'in'
  return { isMember, path: isMember ? landingPath : paths.login }
}
