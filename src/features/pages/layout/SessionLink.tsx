import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectSessionStatus } from '#api/session/session'
import { HomeIcon } from '#ui/icons/HomeIcon'
import { UserIcon } from '#ui/icons/UserIcon'
import { useText } from '#ui/intl/useText'
import { pagesPaths } from '../pagesPaths'
import { ToolWords } from './ToolWords'
import { toolStyle } from './tool'

/** The way into the member area; nothing while it is not known whether somebody is logged in. */
export function SessionLink() {
  const text = useText()
  const status = useSelector(selectSessionStatus)
  if (status === 'starting') return null
  return status === 'in' ? (
    <Tool to={pagesPaths.dashboard}>
      <HomeIcon size={22} />
      <ToolWords>{text('pages.frame.dashboard')}</ToolWords>
    </Tool>
  ) : (
    <Tool to={pagesPaths.login}>
      <UserIcon size={22} />
      <ToolWords>{text('session.login.submit')}</ToolWords>
    </Tool>
  )
}

const Tool = styled(Link)(({ theme }) => toolStyle(theme))
