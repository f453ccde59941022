import { DescriptionList } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'

/** Beside the posts: who writes them. Sample content, so in English. */
export function AboutCard() {
  const text = useText()
  return (
    <SectionCard title={text('social.profile.about')}>
      <p lang="en" dir="auto">
        I plan campaigns by the Thai calendar, long weekends included. Before that I ran a small
        bookshop near the river.
      </p>
      <DescriptionList
        items={[
          {
            label: text('social.profile.location'),
            value: <span lang="en">Bangkok, Thailand</span>,
          },
          { label: text('social.profile.work'), value: <span lang="en">Arcade</span> },
          { label: text('social.profile.languages'), value: 'ไทย, English' },
        ]}
      />
    </SectionCard>
  )
}
