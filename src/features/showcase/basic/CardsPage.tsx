import { Showcase } from '../frame/Showcase'

export function CardsPage() {
  return <Showcase titleKey="shell.menu.cards" purpose="" demos={[]} />
}
