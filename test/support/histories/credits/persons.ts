/** Money from friends and family: no words of rent or wages. */
import { daysAtRandom, type Part, paid, roundPence, someone } from '../life.js';
import { everyDays, onDays, weekdayFrom } from '../schedules.js';
import { personWritten } from '../vocabulary/names.js';

const PERSON = 'person-to-person';

export const friends: Part = (life, random) => {
  const forms = Array.from({ length: random.integer(2, 5) }, () => someone(life, random));
  for (const day of daysAtRandom(life, random, random.between(0.3, 2.5))) {
    const isEven = random.chance(0.6);
    life.ledger.notIncomeCredit('person', {
      day,
      pence: isEven ? roundPence(random, 5, 90) : random.integer(300, 9000),
      category: PERSON,
      payment: paid('payment-in', random.pick(forms), random.pick(life.words.friendlyWords)),
    });
  }
  for (const day of daysAtRandom(life, random, random.between(0.2, 2)))
    life.ledger.debit({
      day,
      pence: roundPence(random, 5, 120),
      category: PERSON,
      payment: paid('payment-out', random.pick(forms), random.pick(life.words.friendlyWords)),
    });
};

/** A round sum at fixed times, from one person, without a word of what for. */
export const friendEachMonth: Part = (life, random) => {
  life.ledger.tags.add('regular-person');
  const name = someone(life, random);
  const reference = random.chance(0.5) ? '' : random.pick(life.words.friendlyWords);
  const pence = random.chance(0.8) ? roundPence(random, 20, 95) : roundPence(random, 100, 400);
  const schedule = random.chance(0.75)
    ? onDays([random.integer(1, 28)], 'none', life.bankHolidays)
    : everyDays(
        random.pick([7, 14]),
        weekdayFrom(life.from, random.integer(1, 7) % 7),
        'none',
        life.bankHolidays,
      );
  for (const day of schedule.paydays(life.from, life.asOf))
    life.ledger.notIncomeCredit('person', {
      day,
      pence,
      category: PERSON,
      payment: paid('payment-in', name, reference),
    });
};

/** A relative's large gift. */
export const gift: Part = (life, random) => {
  const [day] = daysAtRandom(life, random, 1);
  if (day === undefined) return;
  life.ledger.notIncomeCredit('person', {
    day,
    pence: roundPence(random, 200, 5000),
    category: PERSON,
    payment: paid('payment-in', someone(life, random), random.pick(life.words.friendlyWords)),
  });
};

/** A friend who bears the name of a firm that the person may work for. */
export const namesakeOfEmployer: Part = (life, random) => {
  const employer = life.ledger.streams.find(({ category }) => category === 'salary');
  const surname = employer?.name.split(' ').find(word => life.words.surnames.includes(word));
  if (surname === undefined) return;
  life.ledger.tags.add('person-named-as-employer');
  const name = personWritten(
    { first: random.pick(life.words.firstNames), last: surname },
    random,
    life.country,
  );
  for (const day of daysAtRandom(life, random, 0.5))
    life.ledger.notIncomeCredit('person', {
      day,
      pence: roundPence(random, 20, 300),
      category: PERSON,
      payment: paid('payment-in', name, random.pick(life.words.friendlyWords)),
    });
};
