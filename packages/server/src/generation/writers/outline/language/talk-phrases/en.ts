import type { TalkPhrases } from '../talk-phrase-book.ts'

export const en: TalkPhrases = {
  greetings: [
    'Hello, everyone! What is it about?',
    'Good to be here. Where do we begin?',
    'I am here to ask the questions. What is the first thing to know?',
    'I know little about it so far. How would you introduce it?',
  ],
  starts: ['That sounds good. What is the first point?', 'Then let us begin. What comes first?'],
  goals: ['And what are we going to learn today?', 'What will I know when we are done?'],
  closingLeads: ['Time to look back. What should stay with us?', 'What do we keep from today?'],
  remembers: ['I will keep this in mind.', 'And I wrote this down.'],
  goodbyes: [
    'That is all for today. Thank you for listening!',
    'Good luck with the course, and thank you for listening!',
  ],
  cause: [
    'I am with you so far, but I wonder why that is so. Do you know?',
    'And what is behind that, if I may ask?',
  ],
  contrast: [
    'That sounds clear. But is it the whole picture, or is there more to it?',
    'Does that hold without limits, or is there a catch?',
  ],
  result: ['And what does all of that mean in the end?', 'So much for that. And what was the result?'],
  example: ['Do you have an example from real life?', 'Where do we meet that in real life?'],
  terms: [
    'I have come across the word {}, but I could not explain it. Can you?',
    'Before we go on: in plain words, what is {}?',
    'I am not sure about {}. What does the word stand for?',
    'Let me ask about {} as well. What does it mean?',
    'I keep hearing {}. What kind of thing is that?',
    'And then there is {}. How would you put it in simple words?',
  ],
  echoes: [
    'To put it simply:',
    'So what matters is this:',
    'So we can say:',
    'If I follow you:',
    'So, as I hear it:',
  ],
  confirms: ['You have it.', 'Right.', 'That is the idea.', 'Correct.', 'Yes, that is it.', 'Indeed.'],
  years: ['And what do we know about {}?', 'What was going on in {}?'],
  more: [
    'I would like to hear more about {}. What is next?',
    'I am still thinking about {}. What else belongs to it?',
  ],
  checks: [
    'Correct me if I am wrong:',
    'Tell me if I have this right:',
    'This is how I see it:',
    'And I suppose it goes like this:',
  ],
  conditions: ['And {}?', '{}, what then?', 'I have a case in mind: {}. What then?'],
  others: ['And the others?', 'What else belongs on the list?'],
  code: ['Let’s go through the code step by step. What happens there?'],
  cues: {
    named: [
      'called|known as|named|referred to as',
      'Does that have a name of its own?',
      'I would like to look that up later. What do people call it?',
    ],
    result: [
      'led to|leads to|lead to|resulted in|results in|result in|consequence*|caused|causes|as a result|has the effect|have the effect|effects of',
      'And where does something like that lead in the end?',
      'I suppose that has an effect. Which one would that be?',
    ],
    enables: [
      'allow|allows|allowed|enable|enables|enabled|makes it possible|made it possible|make it possible',
      'I see how it is. But what does that make possible?',
      'And how does that help?',
    ],
    problem: [
      'problem*|difficult*|danger*|risks|disadvantage*|obstacle*|drawback*|threat*',
      'Is there a problem with it?',
      'And where do people run into difficulties here?',
    ],
    compare: [
      'unlike|whereas|compared to|compared with|in comparison|different from|differs from|differ from',
      'Can you compare that with something else for me?',
      'I would like a comparison. What is different, and what is alike?',
    ],
    today: [
      'today|nowadays|currently|to this day|these days',
      'And how do things stand today?',
      'That is one thing. Does it still matter today?',
    ],
    view: [
      'researchers|scientists|psychologists|critics|historians|scholars|archaeologists|economists|biologists|physicists|experts',
      'What do people who know the subject say about it?',
      'There must be different opinions. How is that seen?',
    ],
    began: [
      'began|originated|was founded|were founded|dates back|first appeared|was established|were established',
      'I always like to know how things start. How did it begin?',
      'And how did all of that begin?',
    ],
    ended: [
      'ended|collapsed|disappeared|abandoned|destroyed|declined|came to an end|died out',
      'And how did that end?',
    ],
    changed: [
      'changed|increased|decreased|grew|expanded|transformed|shifted',

      'And how did things develop from there?',
    ],
    most: [
      'most important|largest|biggest|greatest|highest|best known|most famous|most common|most powerful|main reason|key feature|key difference',
      'Of all that, what stands out the most?',
      'If I could remember only one thing, what would be special about it?',
    ],
    parts: [
      'consists of|consist of|made up of|composed of',
      'What does it consist of, if we look inside?',
      'That sounds like a whole world. What belongs to it?',
    ],
    must: [
      'you must|we must|you need to|we need to|you should|we should|you have to|we have to|make sure',
      'Let me think about doing it myself. What do I have to watch out for?',
      'And what should we keep in mind when we do that?',
    ],
    can: [
      'you can|we can|can be used|is used to|are used to|used for',
      'That is good to know. And what can we do with it in practice?',
      'And how would I use that myself?',
    ],
    usual: [
      'usually|typically|generally|normally|commonly|in general|in most cases',
      'And what does that look like in the usual case?',
      'Is there a general rule for that?',
    ],
    case: [
      'if|unless|in case',
      'Is it always the same, or does it depend on the situation?',
      'And which cases should I tell apart?',
    ],
    next: [
      'when|after|once|following|later',
      'I can picture that. And what happens then?',
      'So what is the next thing that happens?',
    ],
    how: [
      'using|by means of|with the help of|thanks to',
      'I wonder how that works. Can you tell me?',
      'And how exactly does one do that?',
    ],
  },
}
