import { Showcase } from '../frame/Showcase'

export function RatingPage() {
  return <Showcase titleKey="shell.menu.rating" purpose="" demos={[]} />
}
