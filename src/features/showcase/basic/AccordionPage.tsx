import { Showcase } from '../frame/Showcase'

export function AccordionPage() {
  return <Showcase titleKey="shell.menu.accordion" purpose="" demos={[]} />
}
