import { Page } from '../../ui/page/Page'

export function CalendarPage() {
  return <Page title="CalendarPage">{null}</Page>
}
