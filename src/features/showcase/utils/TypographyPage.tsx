import { Showcase } from '../frame/Showcase'

export function TypographyPage() {
  return <Showcase titleKey="shell.menu.typography" purpose="" demos={[]} />
}
