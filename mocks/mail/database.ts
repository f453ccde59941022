import type { Table } from 'dexie'
import type { MailFile } from '#contract/mail/changes'
import { DemoDatabase, type Rows } from '../demo/demoDatabase'
import { indexed, type MailRow, reindexed } from './places'
import { sampleMails } from './sample'

/** The content of an attachment: apart, so that reading a mail need not read it. */
export interface FileRow extends MailFile {
  /** That of the attachment. */
  id: string
}

class MailDatabase extends DemoDatabase {
  declare readonly mails: Table<MailRow, string>
  declare readonly files: Table<FileRow, string>

  constructor() {
    super('mail', { mails: 'id, *places', files: 'id' })
    this.version(3)
      .stores({ mails: 'id, *places, *heads, thread' })
      .upgrade(async () => {
        const rows: object[] = await this.mails.toArray()
        await this.table('mails').bulkPut(reindexed(rows))
      })
  }

  protected rowsOf(content: unknown, at: number): Rows {
    return { mails: indexed(sampleMails(content, at)) }
  }

  override replace(rows: Rows): Promise<void> {
    return super.replace({ ...rows, mails: reindexed(rows['mails'] ?? []) })
  }
}

export const mailDatabase = new MailDatabase()
