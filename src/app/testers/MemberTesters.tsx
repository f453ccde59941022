import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { TesterTools } from './TesterTools'
import { useReload } from './useReload'

/** The testers' way in for members. */
export function MemberTesters() {
  const userId = useSelector(selectPlayer)?.id
  return <TesterTools userId={userId} onChange={useReload()} />
}
