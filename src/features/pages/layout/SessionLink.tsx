import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectSessionStatus } from '#api/session/session'
import { landingPath, paths } from '#lib/paths/entrance'
import { HomeIcon, UserIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { ToolWords } from './ToolWords'
import { toolStyle } from './tool'

/** The way into the member area; nothing while it is not known whether somebody is logged in. */
export function SessionLink() {
  const text = useText()
  const status = useSelector(selectSessionStatus)
  if (status === 'starting') return null
  return status === 'in' ? (
    <Tool to={landingPath}>
      <HomeIcon size={22} />
      <ToolWords>{text('pages.frame.dashboard')}</ToolWords>
    </Tool>
  ) : (
    <Tool to={paths.login}>
      <UserIcon size={22} />
      <ToolWords>{text('session.login.submit')}</ToolWords>
    </Tool>
  )
}

const Tool = styled(Link)(({ theme }) => toolStyle(theme))
