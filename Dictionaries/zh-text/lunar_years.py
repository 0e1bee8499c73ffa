#!/usr/bin/env python3
"""Prints the years of the Chinese calendar as `LunarYears.swift` has them.

    pip install ephem==4.2.1 && python3 lunar_years.py 2000 2056

By the rules of GB/T 33661-2017, in the time of Beijing: a month begins on the day of a new moon; the
month with the winter solstice is the eleventh; if there are thirteen months from one eleventh month to
the next, the first without a principal term of the sun is a leap month.
"""

import datetime
import math
import sys

import ephem

BEIJING = datetime.timedelta(hours=8)


def day(moment):
    """The day in Beijing of a moment of ephem."""
    return (moment.datetime() + BEIJING).date()


def new_moons(start, end):
    moment = ephem.Date(start)
    days = []
    while True:
        moment = ephem.next_new_moon(moment)
        if day(moment) > end:
            return days
        days.append(day(moment))


def longitude(moment):
    """The ecliptic longitude of the sun, of the equinox of date, in degrees."""
    return math.degrees(ephem.Ecliptic(ephem.Sun(moment), epoch=moment).lon)


def principal_terms(start, end):
    """The days on which the sun reaches a multiple of 30 degrees."""
    days = []
    moment = ephem.Date(start)
    while day(moment) <= end:
        goal = (math.floor(longitude(moment) / 30) + 1) * 30 % 360
        low, high = moment, ephem.Date(moment + 35)
        while high - low > 1 / 86400 / 4:
            middle = ephem.Date((low + high) / 2)
            if (longitude(middle) - goal) % 360 < 180:
                high = middle
            else:
                low = middle
        days.append((day(high), goal))
        moment = ephem.Date(high + 1)
    return days


def months(first, last):
    """The months, as (first day, number, whether it is a leap month)."""
    start, end = datetime.date(first - 1, 11, 1), datetime.date(last + 2, 1, 31)
    moons = new_moons(start, end)
    terms = principal_terms(start, end)
    solstices = [day for day, degrees in terms if degrees == 270]
    eleventh = [max(i for i, moon in enumerate(moons) if moon <= solstice) for solstice in solstices]
    found = []
    for begin, finish in zip(eleventh, eleventh[1:]):
        leap = None
        if finish - begin == 13:
            leap = next(i for i in range(begin + 1, finish)
                        if not any(moons[i] <= day < moons[i + 1] for day, _ in terms))
        number = 11
        for index in range(begin, finish):
            if index > begin and index != leap:
                number = number % 12 + 1
            found.append((moons[index], number, index == leap, (moons[index + 1] - moons[index]).days))
    return found


def main():
    first, last = int(sys.argv[1]), int(sys.argv[2])
    all_months = months(first, last)
    row = []
    for year in range(first, last + 1):
        begin = next(i for i, (day, number, leap, _) in enumerate(all_months)
                     if day.year == year and number == 1 and not leap)
        bits = leap_month = 0
        index = begin
        while index == begin or all_months[index][1] != 1 or all_months[index][2]:
            _, number, is_leap, length = all_months[index]
            if length == 30:
                bits |= 1 << (index - begin)
            if is_leap:
                leap_month = number
            index += 1
        offset = (all_months[begin][0] - datetime.date(year, 1, 20)).days
        row.append(f"0x{offset << 17 | leap_month << 13 | bits:06X}")
    for index in range(0, len(row), 8):
        print(", ".join(row[index:index + 8]) + ",")



main()
