import { matchPath } from 'react-router-dom'
import { landingPath } from '#lib/paths/entrance'
import { memberPaths } from '#lib/paths/member'
import { showcasePaths } from '#lib/paths/showcase'

/** Is there such a page in the member area? */
export function isMemberPath(pathname: string): boolean {
  return [landingPath, ...Object.values(memberPaths), ...Object.values(showcasePaths)].some(
    (path) => matchPath(path, pathname) !== null,
  )
}
