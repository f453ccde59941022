import { useSelector } from 'react-redux'
import { selectSessionStatus } from '#api/session/session'
import { landingPath, paths } from '#lib/paths/entrance'

/** The home page: the member area for whoever is logged in, else its door. */
export function useHome(): { isMember: boolean; path: string } {
  const isMember = useSelector(selectSessionStatus) === 'in'
  return { isMember, path: isMember ? landingPath : paths.login }
}
