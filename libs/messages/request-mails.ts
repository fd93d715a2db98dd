/** Mails about requests by the public forms: to their inbox, and to those who sent them. In the form of `mails`. */
export const requestMails = {
  castingApplication: {
    subject: 'Casting application {caseNumber}',
    heading: 'Casting application {caseNumber}',
    paragraphs: [
      '{name}, {email}, born {birthDate}, from {country}.',
      '{about}',
      'Pictures: {pictures}. The console shows them to staff who cast.',
      'Answer in the console, under Requests: an answer from this mailbox is not recorded there.',
    ],
    action: 'Open the casting page',
  },
  supportRequest: {
    subject: 'Support {caseNumber}: {topic}',
    heading: 'Support {caseNumber}',
    paragraphs: [
      '{name}, {email}, about: {topic}.',
      '{message}',
      'Answer in the console, under Requests: an answer from this mailbox is not recorded there.',
    ],
    action: 'Open the support page',
  },
  removalRequest: {
    subject: 'Removal request {caseNumber}, due {due}',
    heading: 'Removal request {caseNumber}',
    paragraphs: [
      'To be decided by {due}.',
      '{name}, {email}: {relation}.',
      'The content: {content}',
      'The statement: {statement}',
      'Answer in the console, under Requests: an answer from this mailbox is not recorded there.',
    ],
    action: 'Open the removal page',
  },
  requestDue: {
    subject: 'Due {due}: {caseNumber}',
    heading: 'A removal request is due soon',
    paragraphs: ['{caseNumber} has to be decided by {due}, and is still open.', 'It is looked after by: {assigned}.'],
    action: 'Open the request',
  },
  requestLate: {
    subject: 'Late: {caseNumber}, due {due}',
    heading: 'A removal request is late',
    paragraphs: ['{caseNumber} had to be decided by {due}, and is still open.', 'It is looked after by: {assigned}.'],
    action: 'Open the request',
  },
  dataRequestDue: {
    subject: 'Due {due}: a request about personal data',
    heading: 'A request about personal data is due soon',
    paragraphs: [
      'The law wants an answer to member {member} by {due}, and there is none yet.',
      'Where more time is needed, the member has to be told why before that day.',
    ],
    action: 'Open the member',
  },
  dataRequestLate: {
    subject: 'Late: a request about personal data, due {due}',
    heading: 'A request about personal data is late',
    paragraphs: ['The law wanted an answer to member {member} by {due}, and there is none yet.'],
    action: 'Open the member',
  },
  requestReceived: {
    subject: 'We have your message: {caseNumber}',
    heading: 'Thank you for writing',
    paragraphs: ['Your case number is {caseNumber}. We will reply to this address.'],
    action: 'Write again',
  },
  removalReceived: {
    subject: 'We have your removal request: {caseNumber}',
    heading: 'We have your request',
    paragraphs: ['Your case number is {caseNumber}. We will decide by {due} and reply to this address.'],
    action: 'Open the removal page',
  },
  requestReply: {
    subject: 'Our reply to {caseNumber}',
    heading: 'About your message',
    paragraphs: [
      '{text}',
      'Your case number is {caseNumber}. You can answer this email; please leave the number in its subject.',
    ],
    action: 'Write again',
  },
  removalDone: {
    subject: 'The content you reported is removed: {caseNumber}',
    heading: 'We removed the content',
    paragraphs: ['{text}', 'We closed your removal request {caseNumber} on {date}.'],
    action: 'Report something else',
  },
  removalDeclined: {
    subject: 'Our decision about your removal request {caseNumber}',
    heading: 'We did not remove the content',
    paragraphs: [
      '{text}',
      'We decided on your removal request {caseNumber} on {date}. If there is something that we should know, send another request: somebody else will look at it.',
    ],
    action: 'Send another request',
  },
  dataRequestReceived: {
    subject: 'We have your request about your data',
    heading: 'Your request is being handled',
    paragraphs: [
      'You asked us to {what}. We received your request on {received} and will answer it by {due}.',
      'If you did not ask for this, please contact support.',
    ],
    action: 'Contact support',
  },
  dataRequestExtended: {
    subject: 'We need more time for your request about your data',
    heading: 'We need more time',
    paragraphs: [
      'You asked us to {what}. We will answer by {due} instead of {dueBefore}, because:',
      '{text}',
      'You can complain to your data protection authority, or go to court.',
    ],
    action: 'Contact support',
  },
  dataRequestDeclined: {
    subject: 'We can’t do what you asked about your data',
    heading: 'Your request is declined',
    paragraphs: [
      'You asked us to {what}. We don’t do that, because:',
      '{text}',
      'You can complain to your data protection authority, or go to court.',
    ],
    action: 'Contact support',
  },
  personalDataReady: {
    subject: 'Your personal data is ready to download',
    heading: 'Everything we store about you',
    paragraphs: [
      'As you asked, here is a copy of your personal data on all our brands. The link works until {until}, for anybody who has it: please don’t forward this email.',
    ],
    action: 'Download your data',
  },
} as const;
