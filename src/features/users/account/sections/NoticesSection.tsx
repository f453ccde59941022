import { SwitchList } from './SwitchList'
import type { SectionProps } from './sectionProps'
import { noticeSwitches } from './switchGroups'

/** What one is told of. */
export function NoticesSection({ profile }: SectionProps) {
  return <SwitchList profile={profile} names={noticeSwitches} />
}
